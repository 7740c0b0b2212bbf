import SwiftUI

struct Page: View {
  let units: Units

  var body: some View {
    UnitsView(units: units)
    UnitsPicker()
  }
}

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "written-elsewhere")
  let host = Host(root: Page(units: Units()))
  host.render()
  host.tap("Imperial")
  host.update()
  trace(host.text)
}
