import SwiftUI

protocol ChipSource {
    var chips: [String] { get }
    var notice: Bool { get }
}

@Observable
final class FilterModel: ChipSource {
    var chips: [String] = []
    var notice = false

    func load() {
        chips = ["fast"]
        notice = true
    }
}

@Observable
final class SampleModel: ChipSource {
    var chips = ["sample"]
    let notice = true
}

struct Chips<Source: ChipSource & AnyObject & Observable>: View {
    let source: Source

    var body: some View {
        VStack {
            Notice(source: source)
            Text(source.chips.joined())
        }
    }
}

struct Notice<Source>: View where Source: AnyObject & Observable, Source: ChipSource {
    let source: Source

    var body: some View {
        Text(source.notice ? "notice" : "quiet")
    }
}

struct FilterScreen: View {
    @State private var model = FilterModel()

    var body: some View {
        Chips(source: model)
            .onAppear { model.load() }
    }
}

#Preview {
    Chips<SampleModel>(source: SampleModel())
}
