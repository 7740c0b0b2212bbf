import SwiftUI

@MainActor
final class MeterModel: ObservableObject {
  @Published var progress = 0.0
}

/// Its wrapper isolates nothing here.
struct Meter: DynamicProperty {
  @ObservedObject var model: MeterModel

  @MainActor var text: String { "\(model.progress)" }
}

struct MeterView: View {
  @StateObject private var model = MeterModel()

  var body: some View { Text(Meter(model: model).text) }
}
