import SwiftUI

@Observable
final class Loader {
  var image: Int? {
    didSet { DispatchQueue.main.async { self.notifyObservers() } }
  }
  var title = ""

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.image) {}
    withMutation(keyPath: \.title) {}
  }

  func load() { image = 1 }
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    if let image = loader.image { Text("\(image) \(loader.title)") } else { placeholder() }
  }

  private func placeholder() -> some View {
    loader.load()
    return Button("Name") { loader.title = "name" }
  }
}
