import SwiftUI

@MainActor func behave() async {
  let library = Library()
  let host = Host(root: LibraryView(library: library))
  host.render()
  trace("\(host.text), evaluated \(library.logged)")
  library.load()
  host.update()
  trace("\(host.text), evaluated \(library.logged)")
  library.cancel()
  host.update()
  trace("\(host.text), evaluated \(library.logged)")
}
