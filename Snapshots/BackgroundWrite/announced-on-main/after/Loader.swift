import SwiftUI

@Observable
final class Loader {
  var data = Data()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.data) {}
  }

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      if let data { self.data = data }
      DispatchQueue.main.async { self.notifyObservers() }
    }.resume()
  }
}

struct LoaderView: View {
  let loader: Loader

  var body: some View { Text("\(loader.data.count)") }
}
