/// Tells registrations apart, and keeps copies of one together.
final class RegistrationToken: Sendable {}
