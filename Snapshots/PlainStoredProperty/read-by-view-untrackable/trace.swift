import SwiftUI

@MainActor func behave() async {
  let gallery = Gallery()
  let host = Host(root: GalleryView(gallery: gallery))
  host.render()
  trace(host.text)
  gallery.rename()
  host.update()
  trace(host.text)
}
