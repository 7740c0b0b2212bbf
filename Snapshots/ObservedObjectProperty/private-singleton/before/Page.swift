import SwiftUI

struct Page: View {
  var body: some View {
    SettingsRow(title: "One")
    SettingsToggle(title: "Two")
  }
}
