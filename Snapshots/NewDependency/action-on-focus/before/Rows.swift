import SwiftUI

final class Keys: ObservableObject {
  static let shared = Keys()
  @Published var pressed = 0
}

struct RowView: View {
  @State private var isSelected = false

  var body: some View {
    Text(isSelected ? "selected" : "row")
      .focusable(true) { hasFocus in
        isSelected = hasFocus && Keys.shared.pressed == 48
      }
  }
}

struct PressedView: View {
  var body: some View { Text("\(Keys.shared.pressed)") }
}
