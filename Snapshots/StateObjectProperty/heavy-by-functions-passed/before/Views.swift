import SwiftUI

struct AlbumView: View {
  let paths: [String]
  @StateObject private var album = Album(paths: ["/a"])
  @StateObject private var sizes = Sizes(paths: ["/a"])
  @StateObject private var total = Total(paths: ["/a"])
  @StateObject private var names = Names(numbers: [1])

  var body: some View {
    Text("\(album.pictures.count) \(sizes.all.count) \(total.bytes) \(names.all.count)")
  }
}
