import SwiftUI

struct StoreView: View {
  @Environment(PlantStore.self) var store

  var body: some View {
    @Bindable var store = store
    TextField("First", text: $store.plants[0])
  }
}
