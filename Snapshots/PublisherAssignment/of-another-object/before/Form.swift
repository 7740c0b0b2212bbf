import Combine
import SwiftUI

final class Row: ObservableObject {
    @Published var title = ""
    @Published var count = 0
}

final class Summary: ObservableObject {
    @Published var total = 0
    @Published var isEmpty = true
    private var cancellables: Set<AnyCancellable> = []

    func watch(_ form: Form) {
        form.$count.sink { [weak self] in self?.total += $0 }.store(in: &cancellables)
    }
}

final class Form: ObservableObject {
    @Published var title = "Form"
    @Published var count = 0

    let row: Row
    private let summary = Summary()

    init(row: Row) {
        self.row = row
        $title.assign(to: &row.$title)
        $count
            .map { $0 * 2 }
            .removeDuplicates()
            .assign(to: &self.row.$count)
        $count.map { $0 == 0 }.assign(to: &summary.$isEmpty)
        summary.watch(self)
    }
}

struct FormView: View {
    @ObservedObject var form: Form
    @ObservedObject var row: Row

    var body: some View {
        TextField("Title", text: $form.title)
        Text("\(row.title): \(row.count)")
    }
}
