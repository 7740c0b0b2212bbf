import SwiftUI

@Observable
final class Plant {
  var name = ""
}

@Observable
final class Pot {
  var size = 1
}

struct Holder<Model: AnyObject & Observable>: View {
  let model: Model
  let title: (Model) -> String

  var body: some View {
    Text(title(model))
  }
}

struct Page: View {
  @State private var plant = Plant()
  @State private var pot = Pot()

  var body: some View {
    Holder(model: plant) { $0.name }
    Text("\(pot.size)")
  }
}
