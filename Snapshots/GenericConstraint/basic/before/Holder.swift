import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Pot: ObservableObject {
  @Published var size = 1
}

struct Holder<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let title: (Model) -> String

  var body: some View {
    Text(title(model))
  }
}

struct Page: View {
  @StateObject private var plant = Plant()
  @StateObject private var pot = Pot()

  var body: some View {
    Holder(model: plant) { $0.name }
    Text("\(pot.size)")
  }
}
