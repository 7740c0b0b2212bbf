import SwiftUI

final class Observable {
  static let shared = Observable()
  let step = 2
}

protocol Named: ObservableObject {
  var name: String { get }
}

final class Plant: Named {
  @Published var name = "Fern"
}

struct Label<Model: Named>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.name)
  }
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

  var body: some View {
    VStack {
      Label(model: plant)
      Holder(model: plant) { $0.name }
    }
  }
}
