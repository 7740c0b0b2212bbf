import SwiftUI

struct Address {
  var city = ""
  var tags: [String] = []
}

@Observable
final class Form {
  var address = Address()
  var answers: [String: Int] = [:]
  var grid = [[0]]

  func fill() {
    address.city = "Bremen"
    address.tags.append("home")
    answers["age"] = 42
    answers["age"]? += 1
    grid[0][0] = 7
    swap(&grid[0][0], &answers["age", default: 0])
  }
}

struct FormView: View {
  @State private var form = Form()

  var body: some View {
    TextField("City", text: $form.address.city)
    TextField("Tag", text: $form.address.tags[0])
    TextField("Dynamic", text: Bindable(form)[dynamicMember: \.address.city])
  }
}
