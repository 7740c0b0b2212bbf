import SwiftUI

final class Loader: ObservableObject {
  var image: Int? {
    didSet { DispatchQueue.main.async { self.objectWillChange.send() } }
  }
  var title = "" {
    didSet { DispatchQueue.main.async { self.objectWillChange.send() } }
  }

  func load() { image = 1 }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    if let image = loader.image { Text("\(image) \(loader.title)") } else { placeholder() }
  }

  private func placeholder() -> some View {
    loader.load()
    return Button("Name") { loader.title = "name" }
  }
}
