import Combine

	/// Indented with tabs.
	final class PlantStore: ObservableObject {
		@Published	var plants: [String] = []
		@Published
		var beds = 0
		var cache: [String: Int] = [:]
	}
