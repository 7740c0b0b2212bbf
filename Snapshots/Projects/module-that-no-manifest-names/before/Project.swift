import ProjectDescription

func app(named name: String) -> Target {
  .target(
    name: name, destinations: [.iPhone], product: .app, bundleId: "org.example.\(name)",
    sources: "App/**", dependencies: [])
}

let project = Project(
  name: "Weather",
  targets: [
    app(named: "Weather"),
    .target(
      name: "Share", destinations: [.iPhone], product: .appExtension,
      bundleId: "org.example.share", sources: ["App/**", "Share/**"], dependencies: []),
    .target(
      name: "Tests", destinations: [.iPhone], product: .unitTests, bundleId: "org.example.tests",
      sources: "Tests/**", dependencies: [.target(name: "Weather")]),
  ])
