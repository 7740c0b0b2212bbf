import SwiftUI

struct AlbumView: View {
  let paths: [String]
  @State private var album = Album(paths: ["/a"])
  @State private var sizes = Sizes(paths: ["/a"])
  @StateObject private var total = Total(paths: ["/a"])
  @State private var names = Names(numbers: [1])

  var body: some View {
    Text("\(album.pictures.count) \(sizes.all.count) \(total.bytes) \(names.all.count)")
      .task { await album.bootstrap() }
      .task { await sizes.bootstrap() }
  }
}
