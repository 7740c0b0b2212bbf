import CoreData
import SwiftUI

final class PlantRecord: NSManagedObject {
  @NSManaged var name: String
}

final class Draft: ObservableObject {
  @Published var name = ""
}

struct RecordRow: View {
  @ObservedObject var record: PlantRecord
  @ObservedObject var draft: Draft

  var body: some View {
    HStack {
      TextField("Name", text: $record.name)
      TextField("Draft", text: $draft.name)
    }
    .environmentObject(record)
    .environmentObject(draft)
  }
}
