import SwiftUI

@MainActor
@Observable
final class MeterModel {
  var progress = 0.0
}

/// Its wrapper isolates nothing here.
struct Meter: DynamicProperty {
  let model: MeterModel

  @MainActor var text: String { "\(model.progress)" }
}

struct MeterView: View {
  @State private var model = MeterModel()

  var body: some View { Text(Meter(model: model).text) }
}
