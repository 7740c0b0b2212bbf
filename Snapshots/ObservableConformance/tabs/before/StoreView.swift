import SwiftUI

struct StoreView: View {
	@EnvironmentObject	var store: PlantStore

	var body: some View {
		Stepper("Beds", value: $store.beds)
	}
}
