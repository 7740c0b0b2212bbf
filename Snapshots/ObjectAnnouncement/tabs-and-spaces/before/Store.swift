import SwiftUI

final class Store: ObservableObject {
	@Published var rows = 0
	// How often.
    @Published var visits = 0
}

final class Coordinator {
	let store = Store()

	func refresh() {
		store.objectWillChange.send()
	}
}

struct StoreView: View {
	@ObservedObject var store: Store

	var body: some View {
		Text("\(store.rows) \(store.visits)")
	}
}
