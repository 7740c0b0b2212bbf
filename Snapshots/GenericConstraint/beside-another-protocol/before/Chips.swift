import SwiftUI

protocol ChipSource {
    var chips: [String] { get }
    var notice: Bool { get }
}

final class FilterModel: ObservableObject, ChipSource {
    @Published var chips: [String] = []
    var notice = false

    func load() {
        chips = ["fast"]
        notice = true
    }
}

final class SampleModel: ChipSource, ObservableObject {
    @Published var chips = ["sample"]
    let notice = true
}

struct Chips<Source: ChipSource & ObservableObject>: View {
    @ObservedObject var source: Source

    var body: some View {
        VStack {
            Notice(source: source)
            Text(source.chips.joined())
        }
    }
}

struct Notice<Source>: View where Source: ObservableObject, Source: ChipSource {
    @ObservedObject var source: Source

    var body: some View {
        Text(source.notice ? "notice" : "quiet")
    }
}

struct FilterScreen: View {
    @StateObject private var model = FilterModel()

    var body: some View {
        Chips(source: model)
            .onAppear { model.load() }
    }
}

#Preview {
    Chips<SampleModel>(source: SampleModel())
}
