import SwiftUI

final class Observable {
  static let shared = Observable()
  let step = 2
}

protocol Named: AnyObject, Observation.Observable {
  var name: String { get }
}

@Observable
final class Plant: Named {
  var name = "Fern"
}

struct Label<Model: Named>: View {
  let model: Model

  var body: some View {
    Text(model.name)
  }
}

struct Holder<Model: AnyObject & Observation.Observable>: View {
  let model: Model
  let title: (Model) -> String

  var body: some View {
    Text(title(model))
  }
}

struct Page: View {
  @State private var plant = Plant()

  var body: some View {
    VStack {
      Label(model: plant)
      Holder(model: plant) { $0.name }
    }
  }
}
