import SwiftUI

@MainActor func behave() async {
  let host = Host(root: CatalogView(catalog: Catalog()))
  host.render()
  trace(host.text)
  for label in ["Replace", "Add"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
