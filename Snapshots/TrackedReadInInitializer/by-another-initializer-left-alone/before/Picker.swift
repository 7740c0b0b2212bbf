import SwiftUI

final class PickerModel: ObservableObject {
  @Published var color: Int
  var components: [Int] = []

  init(color: Int) {
    self.color = color
  }

  init(hex: String) {
    color = Int(hex) ?? 0
    components = [self.color, self.color]
  }
}

struct PickerView: View {
  @ObservedObject var model: PickerModel

  var body: some View { Text("\(model.color)") }
}

struct Palette: View {
  @StateObject private var model = PickerModel(color: 1)

  var body: some View { PickerView(model: model) }
}

@MainActor
final class Coordinator {
  lazy var picker = PickerModel(hex: "12")
}
