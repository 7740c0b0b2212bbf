import SwiftUI

@Observable
final class Pond {
  var fish = 0
}

/// All its callers hand in what is there.
struct PondView: View {
  @State private var pond: Pond

  init(pond: @autoclosure @escaping () -> Pond) {
    _pond = State(wrappedValue: pond())
  }

  var body: some View {
    Text("\(pond.fish)")
  }
}

/// Nobody shows what its callers hand in.
public struct LakeView: View {
  @State private var lake: Pond

  init(lake: @autoclosure @escaping () -> Pond) {
    _lake = State(wrappedValue: lake())
  }

  public var body: some View {
    Text("\(lake.fish)")
  }
}

struct GardenView: View {
  let pond: Pond

  var body: some View {
    PondView(pond: pond)
  }
}
