import SwiftUI

@Observable
final class PickerModel {
  var color: Int
  @ObservationIgnored var components: [Int] = []

  init(color: Int) {
    self.color = color
  }

  init(hex: String) {
    color = Int(hex) ?? 0
    components = [self.color, self.color]
  }
}

struct PickerView: View {
  let model: PickerModel

  var body: some View { Text("\(model.color)") }
}

struct Palette: View {
  @State private var model = PickerModel(color: 1)

  var body: some View { PickerView(model: model) }
}

@MainActor
final class Coordinator {
  lazy var picker = PickerModel(hex: "12")
}
