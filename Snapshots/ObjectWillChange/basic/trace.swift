import SwiftUI

struct UnitsView: View {
  #if MIGRATED
    @Bindable var settings: Settings
  #else
    @ObservedObject var settings: Settings
  #endif

  var body: some View {
    TextField("Units", text: $settings.units)
  }
}

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "units")
  let host = Host(root: UnitsView(settings: Settings()))
  host.render()
  host.enter("imperial", in: "Units")
  host.update()
  trace(host.text)
}
