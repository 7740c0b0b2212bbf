import SwiftUI

final class Pond: ObservableObject {
  @Published var fish = 0
}

/// All its callers hand in what is there.
struct PondView: View {
  @StateObject private var pond: Pond

  init(pond: @autoclosure @escaping () -> Pond) {
    _pond = StateObject(wrappedValue: pond())
  }

  var body: some View {
    Text("\(pond.fish)")
  }
}

/// Nobody shows what its callers hand in.
public struct LakeView: View {
  @StateObject private var lake: Pond

  init(lake: @autoclosure @escaping () -> Pond) {
    _lake = StateObject(wrappedValue: lake())
  }

  public var body: some View {
    Text("\(lake.fish)")
  }
}

struct GardenView: View {
  @ObservedObject var pond: Pond

  var body: some View {
    PondView(pond: pond)
  }
}
