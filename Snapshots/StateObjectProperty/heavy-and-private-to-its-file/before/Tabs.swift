import SwiftUI

struct Tabs: View {
  var body: some View { TabView { HistoryTab() } }
}
