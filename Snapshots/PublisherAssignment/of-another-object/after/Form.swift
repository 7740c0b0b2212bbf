import Combine
import SwiftUI

@Observable
final class Row {
    var title = ""
    var count = 0
    @ObservationIgnored var cancellables: Set<AnyCancellable> = []
}

final class Summary {
    var total = 0
    var isEmpty = true
    private var cancellables: Set<AnyCancellable> = []
    var assignments: Set<AnyCancellable> = []

    func watch(_ form: Form) {
        form.countSubject.sink { [weak self] in self?.total += $0 }.store(in: &cancellables)
    }
}

@Observable
final class Form {
    var title = "Form" {
        willSet { titleSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    var count = 0 {
        willSet { countSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)

    let row: Row
    private let summary = Summary()

    init(row: Row) {
        self.row = row
        titleSubject.sink { [weak row] in row?.title = $0 }.store(in: &row.cancellables)
        countSubject
            .map { $0 * 2 }
            .removeDuplicates()
            .sink { [weak row = self.row] in row?.count = $0 }
            .store(in: &self.row.cancellables)
        countSubject.map { $0 == 0 }.sink { [weak summary = summary] in summary?.isEmpty = $0 }.store(in: &summary.assignments)
        summary.watch(self)
    }
}

struct FormView: View {
    @Bindable var form: Form
    let row: Row

    var body: some View {
        TextField("Title", text: $form.title)
        Text("\(row.title): \(row.count)")
    }
}
