import CoreData
import SwiftUI

final class PlantRecord: NSManagedObject {
  @NSManaged var name: String
}

@Observable
final class Draft {
  var name = ""
}

struct RecordRow: View {
  @ObservedObject var record: PlantRecord
  @Bindable var draft: Draft

  var body: some View {
    HStack {
      TextField("Name", text: $record.name)
      TextField("Draft", text: $draft.name)
    }
    .environmentObject(record)
    .environment(draft)
  }
}
