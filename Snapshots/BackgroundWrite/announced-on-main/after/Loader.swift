import SwiftUI

@Observable
final class Loader {
  var data = Data()

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      if let data { self.data = data }
    }.resume()
  }
}

struct LoaderView: View {
  let loader: Loader

  var body: some View { Text("\(loader.data.count)") }
}
