import Combine
import Foundation
import SwiftUI

/// Stores the name in a file, and tells its subscribers when the file changes.
final class AccountService {
  private let path = NSTemporaryDirectory() + "account"
  private let subject = PassthroughSubject<Void, Never>()
  var changes: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var name: String? { FileManager.default.contents(atPath: path).map { "\($0)" } }

  func signOut() {
    try? FileManager.default.removeItem(atPath: path)
    subject.send()
  }
}

final class SyncMonitor {
  let changes = PassthroughSubject<Bool, Never>()
  var isPaused: Bool { FileManager.default.fileExists(atPath: "paused") }
  var reason: String? { FileManager.default.contents(atPath: "reason").map { "\($0)" } }
}

/// The subscription reads the name again, and sets `devices`, which the settings do not show.
@Observable
final class AccountModel {
  private(set) var devices: [String] = []
  private(set) var isPaused = false
  /// No code reads it.
  private(set) var isCreating = false
  private let service = AccountService()
  private let monitor = SyncMonitor()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  var isSignedIn: Bool { service.name != nil }
  var pauseReason: String? { monitor.reason }

  init() {
    service.changes.sink { [weak self] in self?.refresh() }.store(in: &cancellables)
    monitor.changes.sink { [weak self] _ in self?.updatePause() }.store(in: &cancellables)
  }

  func create() {
    isCreating = true
    isCreating = false
  }

  func signOut() { service.signOut() }

  private func refresh() {
    guard service.name != nil else {
      devices = []
      return
    }
    devices = ["this one"]
  }

  private func updatePause() { isPaused = monitor.isPaused }
}

struct AccountView: View {
  let model: AccountModel

  var body: some View {
    if model.isSignedIn {
      DeviceList(model: model)
      Button("Sign out") { model.signOut() }
    } else {
      Button("Create") { model.create() }
    }
  }
}

/// What the subscription to the monitor sets, the view reads, too.
struct DeviceList: View {
  let model: AccountModel

  var body: some View {
    if model.isPaused, let reason = model.pauseReason { Text(reason) }
    ForEach(model.devices, id: \.self) { Text($0) }
  }
}

/// The view reads what the subscription sets.
@Observable
final class ProfileModel {
  private(set) var visits = 0
  private let service = AccountService()
  @ObservationIgnored private var cancellable: AnyCancellable?

  var title: String { service.name ?? "Guest" }

  init() {
    cancellable = service.changes.sink { [weak self] in self?.visits += 1 }
  }
}

struct ProfileView: View {
  let model: ProfileModel

  var body: some View {
    Text("\(model.title), \(model.visits) visits")
  }
}

protocol ImageStore {
  var images: [String] { get }
  var imagesPublisher: AnyPublisher<[String], Never> { get }
  func add(_ image: String)
}

final class StoredImages: ImageStore {
  @Published private(set) var images: [String] = []
  var imagesPublisher: AnyPublisher<[String], Never> { $images.eraseToAnyPublisher() }

  func add(_ image: String) { images.append(image) }
}

/// It has the images in a property of its own, too.
@Observable
final class GalleryModel {
  private(set) var shownImages: [String] = []
  private let store: ImageStore
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  var hasImages: Bool { !store.images.isEmpty }

  init(store: ImageStore) {
    self.store = store
    store.imagesPublisher.sink { [weak self] in self?.shownImages = $0 }.store(in: &cancellables)
  }

  func add() { store.add("image") }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    Text(model.hasImages ? "Gallery" : "No image")
    ImageList(model: model)
    Button("Add") { model.add() }
  }
}

struct ImageList: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.shownImages, id: \.self) { Text($0) }
  }
}

struct GalleryApp: App {
  @State private var model = GalleryModel(store: StoredImages())

  var body: some Scene {
    WindowGroup { GalleryView(model: model) }
  }
}
