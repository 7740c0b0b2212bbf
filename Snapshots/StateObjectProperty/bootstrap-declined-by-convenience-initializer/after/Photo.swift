import Foundation
import SwiftUI

@Observable
final class Photo: ObservableObject {
  var size = 0

  convenience init(url: URL) {
    self.init()
    load(url)
  }

  private func load(_ url: URL) {
    size = (try? Data(contentsOf: url))?.count ?? 0
  }
}

struct PhotoView: View {
  @StateObject private var photo: Photo

  init(url: URL) {
    _photo = StateObject(wrappedValue: Photo(url: url))
  }

  var body: some View {
    Text("\(photo.size)")
  }
}
