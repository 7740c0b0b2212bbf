import SwiftUI

final class Loader: ObservableObject {
  @Published var text = ""

  func load(from url: URL) {
    DispatchQueue.global().async {
      let loaded = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      self.text = loaded
    }
  }

  func reload(from url: URL) {
    DispatchQueue.global().async {
      let loaded = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      DispatchQueue.main.async { self.text = loaded }
    }
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text(loader.text) }
}
