import Observation

	/// Indented with tabs.
	@Observable
	final class PlantStore {
		var plants: [String] = []
		var beds = 0
		@ObservationIgnored var cache: [String: Int] = [:]
	}
