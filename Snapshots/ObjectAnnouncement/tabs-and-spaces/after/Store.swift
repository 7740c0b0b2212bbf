import SwiftUI

@Observable
final class Store {
	var rows = 0
	// How often.
    var visits = 0

	/// Tells all who read the object to look again.
	func announceChange() {
		withMutation(keyPath: \.rows) {}
		withMutation(keyPath: \.visits) {}
	}
}

final class Coordinator {
	let store = Store()

	func refresh() {
		store.announceChange()
	}
}

struct StoreView: View {
	let store: Store

	var body: some View {
		Text("\(store.rows) \(store.visits)")
	}
}
