import SwiftUI

final class Loader: ObservableObject {
  var data = Data()

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      if let data { self.data = data }
      DispatchQueue.main.async { self.objectWillChange.send() }
    }.resume()
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("\(loader.data.count)") }
}
