import SwiftUI

@Observable
final class Garden {
	var beds = 0
}

struct GardenView: View {
	@State
	private var garden = Garden()
	@State private var other: Garden

	init() {
		_other = State(wrappedValue: Garden())
	}

	var body: some View {
		Stepper("Beds", value: $garden.beds)
	}
}
