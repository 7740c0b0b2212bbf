import SwiftUI

final class Garden: ObservableObject {
	@Published var beds = 0
}

struct GardenView: View {
	@StateObject
	private var garden = Garden()
	@StateObject private var other: Garden

	init() {
		_other = StateObject(wrappedValue: Garden())
	}

	var body: some View {
		Stepper("Beds", value: $garden.beds)
	}
}
